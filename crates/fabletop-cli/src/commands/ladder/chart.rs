//! A chart as SVG: shares against budgets, by day and by night.

use fabletop_games::Share;
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
/// The sides of the field in which points are.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 690.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 350.0;

const STYLE: &str = "
  .paper { fill: #fffdf7 } .ink { fill: #2b2420 } .grid { stroke: #ddd3c2 }
  .curve { stroke: #8a4208; fill: none; stroke-width: 2.5 } .bar { stroke: #8a4208; stroke-width: 1.5 }
  .dot { fill: #8a4208 } .fair { stroke: #3d5a80; stroke-width: 2; stroke-dasharray: 7 5 } .fair-ink { fill: #3d5a80 }
  text { font: 14px system-ui, sans-serif } .title { font-size: 17px; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1c1917 } .ink { fill: #f2e9dc } .grid { stroke: #4a423a }
    .curve, .bar { stroke: #f3b45f } .dot { fill: #f3b45f } .fair { stroke: #9cc3ea } .fair-ink { fill: #9cc3ea }
  }
";

/// What is on a chart.
pub(super) struct Chart {
    pub(super) title: String,
    /// The same in words, for who does not see it.
    pub(super) desc: String,
    /// What the axes are.
    pub(super) across: String,
    pub(super) up: String,
    /// The share if all were equal, and how that is called.
    pub(super) fair: (f64, String),
    /// Budgets with shares, the smallest first.
    pub(super) points: Vec<(u32, Share)>,
    /// The budgets in words.
    pub(super) labels: Vec<String>,
}

impl Chart {
    /// The chart as a file.
    pub(super) fn svg(&self) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             aria-labelledby=\"title desc\">\n<title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n\
             <style>{STYLE}</style>\n<rect class=\"paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\"/>\n",
            escaped(&self.title),
            escaped(&self.desc)
        );
        self.draw_axes(&mut svg);
        self.draw_fair(&mut svg);
        self.draw_points(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn draw_axes(&self, svg: &mut String) {
        text(svg, "ink title", (LEFT, 32.0), "start", &self.title);
        let steps = (self.top() * 10.0).round() as u32;
        for step in 0..=steps {
            let y = self.y(f64::from(step) / 10.0);
            line(svg, "grid", (LEFT, y), (RIGHT, y));
            text(svg, "ink", (LEFT - 8.0, y + 5.0), "end", &format!("{}%", step * 10));
        }
        for (&(budget, _), label) in self.points.iter().zip(&self.labels) {
            text(svg, "ink", (self.x(budget), BOTTOM + 22.0), "middle", label);
        }
        text(svg, "ink", ((LEFT + RIGHT) / 2.0, BOTTOM + 48.0), "middle", &self.across);
        text(svg, "ink", (LEFT, TOP - 8.0), "start", &self.up);
    }

    fn draw_fair(&self, svg: &mut String) {
        let y = self.y(self.fair.0);
        line(svg, "fair", (LEFT, y), (RIGHT, y));
        text(svg, "fair-ink", (RIGHT - 4.0, y + 18.0), "end", &self.fair.1);
    }

    fn draw_points(&self, svg: &mut String) {
        let places: Vec<(f64, f64)> =
            self.points.iter().map(|&(budget, share)| (self.x(budget), self.y(share.rate))).collect();
        let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        put(svg, format_args!("<polyline class=\"curve\" points=\"{}\"/>\n", path.join(" ")));
        for (&(x, y), &(_, share)) in places.iter().zip(&self.points) {
            let (low, high) = (self.y(share.low), self.y(share.high));
            line(svg, "bar", (x, low), (x, high));
            line(svg, "bar", (x - 5.0, low), (x + 5.0, low));
            line(svg, "bar", (x - 5.0, high), (x + 5.0, high));
            put(svg, format_args!("<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>\n"));
        }
    }

    /// Doubled budgets are equally far from each other.
    fn x(&self, budget: u32) -> f64 {
        let log = |budget: u32| f64::from(budget.max(1)).log2();
        let least = self.points.first().map_or(0.0, |point| log(point.0));
        let most = self.points.last().map_or(0.0, |point| log(point.0));
        let part = if most > least { (log(budget) - least) / (most - least) } else { 0.5 };
        LEFT + 30.0 + part * (RIGHT - LEFT - 60.0)
    }

    fn y(&self, share: f64) -> f64 {
        BOTTOM - share / self.top() * (BOTTOM - TOP)
    }

    /// Tens of percent that hold everything.
    fn top(&self) -> f64 {
        let highest = self.points.iter().map(|point| point.1.high).fold(self.fair.0, f64::max);
        ((highest * 10.0).ceil() / 10.0).clamp(0.1, 1.0)
    }
}

fn line(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((x1, y1), (x2, y2)) = (from, to);
    put(
        svg,
        format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n"
        ),
    );
}

fn text(svg: &mut String, class: &str, (x, y): (f64, f64), anchor: &str, said: &str) {
    let said = escaped(said);
    put(
        svg,
        format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{said}</text>\n"
        ),
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Writing to a text cannot fail.
fn put(svg: &mut String, more: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(more);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(points: &[(u32, f64)]) -> Chart {
        let around = |rate: f64| Share { rate, low: rate - 0.04, high: rate + 0.04 };
        Chart {
            title: "Bots & <budgets>".to_owned(),
            desc: "In words".to_owned(),
            across: "Iterations".to_owned(),
            up: "Share".to_owned(),
            fair: (0.25, "fair".to_owned()),
            labels: points.iter().map(|point| point.0.to_string()).collect(),
            points: points.iter().map(|&(budget, rate)| (budget, around(rate))).collect(),
        }
    }

    #[test]
    fn doubling_is_a_step_and_shares_go_up() {
        let chart = chart(&[(25, 0.3), (50, 0.4), (100, 0.45)]);
        assert!((chart.x(50) - chart.x(25) - (chart.x(100) - chart.x(50))).abs() < 1e-9);
        // 45 % and 4 more need a field up to 50 %.
        assert!((chart.top() - 0.5).abs() < 1e-9);
        assert!((chart.y(0.0) - BOTTOM).abs() < 1e-9 && (chart.y(0.5) - TOP).abs() < 1e-9);
    }

    #[test]
    fn a_chart_says_what_it_shows() {
        let svg = chart(&[(25, 0.3), (50, 0.4)]).svg();
        assert!(svg.contains("<title id=\"title\">Bots &amp; &lt;budgets&gt;</title>"), "{svg}");
        assert!(svg.contains("<desc id=\"desc\">In words</desc>") && svg.contains("role=\"img\""), "{svg}");
        assert!(svg.contains("prefers-color-scheme: dark"), "{svg}");
        assert_eq!((svg.matches("<circle").count(), svg.matches("class=\"bar\"").count()), (2, 6));
        assert!(!svg.contains("NaN"), "{svg}");
    }

    #[test]
    fn a_single_budget_and_none_can_be_drawn() {
        for points in [&[(25, 0.3)][..], &[]] {
            let svg = chart(points).svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
