//! Numbers for Prometheus, in its text format.

use axum::http::Method;
use fabletop_host::HostFacts;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The upper ends of the histogram's buckets, in seconds.
const BUCKETS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// Counts what is answered.
#[derive(Default)]
pub(crate) struct Metrics(Mutex<Counted>);

#[derive(Default)]
struct Counted {
    answers: BTreeMap<(String, &'static str, u16), u64>,
    latencies: BTreeMap<String, Histogram>,
    refusals: BTreeMap<String, u64>,
    store_errors: u64,
}

#[derive(Clone, Default)]
struct Histogram {
    buckets: [u64; BUCKETS.len()],
    count: u64,
    seconds: f64,
}

/// What is known elsewhere at the moment of asking.
pub(crate) struct Now {
    pub(crate) host: HostFacts,
    pub(crate) sockets: usize,
}

impl Metrics {
    pub(crate) fn answered(
        &self,
        method: &Method,
        route: &str,
        status: u16,
        code: Option<&str>,
        took: Duration,
    ) {
        let mut counted = self.lock();
        *counted.answers.entry((route.to_owned(), name(method), status)).or_default() += 1;
        if let Some(code) = code {
            *counted.refusals.entry(code.to_owned()).or_default() += 1;
            counted.store_errors += u64::from(code == "store-failed");
        }
        let latency = match counted.latencies.get_mut(route) {
            Some(latency) => latency,
            None => counted.latencies.entry(route.to_owned()).or_default(),
        };
        latency.add(took.as_secs_f64());
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self, now: &Now) -> String {
        let counted = self.lock();
        let mut out = String::new();
        head(&mut out, "requests_total", "counter", "Requests answered.");
        for ((route, method, status), count) in &counted.answers {
            let labels = format!("{{route=\"{route}\",method=\"{method}\",status=\"{status}\"}}");
            line(&mut out, "requests_total", &labels, count);
        }
        head(&mut out, "refusals_total", "counter", "Requests refused, by code.");
        for (code, count) in &counted.refusals {
            line(&mut out, "refusals_total", &format!("{{code=\"{code}\"}}"), count);
        }
        head(&mut out, "request_seconds", "histogram", "How long answers took.");
        for (route, histogram) in &counted.latencies {
            histogram.write(&mut out, route);
        }
        let host = &now.host;
        let counters = [
            ("actions_total", "Actions carried out.", host.actions),
            ("actions_refused_total", "Messages to matches that were refused.", host.refused),
            ("bot_decisions_total", "Decisions of bots.", host.bot_decisions),
            ("store_errors_total", "Requests that the store failed.", counted.store_errors),
        ];
        for (metric, help, value) in counters {
            head(&mut out, metric, "counter", help);
            line(&mut out, metric, "", value);
        }
        let gauges = [
            ("live_matches", "Matches in memory.", host.live_matches),
            ("connections", "Who plays or watches.", host.connections),
            ("sockets", "WebSockets, the lobby's included.", now.sockets as u64),
        ];
        for (metric, help, value) in gauges {
            head(&mut out, metric, "gauge", help);
            line(&mut out, metric, "", value);
        }
        out
    }

    fn lock(&self) -> MutexGuard<'_, Counted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Histogram {
    fn add(&mut self, seconds: f64) {
        for (bucket, &most) in self.buckets.iter_mut().zip(&BUCKETS) {
            *bucket += u64::from(seconds <= most);
        }
        self.count += 1;
        self.seconds += seconds;
    }

    fn write(&self, out: &mut String, route: &str) {
        for (count, most) in self.buckets.iter().zip(&BUCKETS) {
            let labels = format!("{{route=\"{route}\",le=\"{most}\"}}");
            line(out, "request_seconds_bucket", &labels, count);
        }
        line(out, "request_seconds_bucket", &format!("{{route=\"{route}\",le=\"+Inf\"}}"), self.count);
        line(out, "request_seconds_sum", &format!("{{route=\"{route}\"}}"), self.seconds);
        line(out, "request_seconds_count", &format!("{{route=\"{route}\"}}"), self.count);
    }
}

fn head(out: &mut String, metric: &str, kind: &str, help: &str) {
    let _ = writeln!(out, "# HELP fabletop_{metric} {help}\n# TYPE fabletop_{metric} {kind}");
}

fn line(out: &mut String, metric: &str, labels: &str, value: impl std::fmt::Display) {
    let _ = writeln!(out, "fabletop_{metric}{labels} {value}");
}

/// Methods can be invented; labels must not grow without end.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_hold_what_is_below_them() {
        let metrics = Metrics::default();
        for ms in [1, 3, 700] {
            metrics.answered(&Method::GET, "/me", 200, None, Duration::from_millis(ms));
        }
        metrics.answered(&Method::POST, "/me", 503, Some("store-failed"), Duration::from_secs(7));
        let text = metrics.text(&Now { host: HostFacts::default(), sockets: 2 });
        for line in [
            "fabletop_requests_total{route=\"/me\",method=\"GET\",status=\"200\"} 3",
            "fabletop_requests_total{route=\"/me\",method=\"POST\",status=\"503\"} 1",
            "fabletop_request_seconds_bucket{route=\"/me\",le=\"0.001\"} 1",
            "fabletop_request_seconds_bucket{route=\"/me\",le=\"0.005\"} 2",
            "fabletop_request_seconds_bucket{route=\"/me\",le=\"1\"} 3",
            "fabletop_request_seconds_bucket{route=\"/me\",le=\"+Inf\"} 4",
            "fabletop_request_seconds_count{route=\"/me\"} 4",
            "fabletop_store_errors_total 1",
            "fabletop_sockets 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
