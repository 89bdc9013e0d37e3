//! Colours: the look's pigments where the terminal can show them, sixteen colours where it cannot, none
//! where nobody wants any. Nothing is told by colour alone.

use fantasy_realms::suits::Suit;
use fantazja::building::Faction;
use fantazja::tiles::Element;
use indaman::terrain::Terrain;
use ratatui::style::{Color, Modifier, Style};
use via_magica::animus::Token;
use via_magica::portals::Colour;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    /// All colours.
    Pigments,
    /// The sixteen of every terminal.
    Sixteen,
    /// None.
    Plain,
}

const fn rgb(hex: u32) -> Color {
    Color::Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const INK: Color = rgb(0x2B1F14);
const VELLUM: Color = rgb(0xFFF8E8);

impl Theme {
    /// As the environment says.
    pub(crate) fn from_environment() -> Theme {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let depth = std::env::var("COLORTERM").unwrap_or_default();
        if set("NO_COLOR") {
            Theme::Plain
        } else if depth.contains("truecolor") || depth.contains("24bit") {
            Theme::Pigments
        } else {
            Theme::Sixteen
        }
    }

    fn pick(self, pigments: Style, sixteen: Style, plain: Style) -> Style {
        match self {
            Theme::Pigments => pigments,
            Theme::Sixteen => sixteen,
            Theme::Plain => plain,
        }
    }

    fn fg(self, pigment: u32, sixteen: Color) -> Style {
        self.pick(Style::new().fg(rgb(pigment)), Style::new().fg(sixteen), Style::new())
    }

    /// The cloth everything lies on.
    pub(crate) fn cloth(self) -> Style {
        self.pick(Style::new().bg(rgb(0x1E3A34)).fg(rgb(0xF3E8CF)), Style::new(), Style::new())
    }

    /// What is read.
    pub(crate) fn text(self) -> Style {
        self.fg(0xF3E8CF, Color::Reset)
    }

    /// What is read second.
    pub(crate) fn second(self) -> Style {
        self.pick(Style::new().fg(rgb(0xBFCBB4)), Style::new().fg(Color::Gray), Style::new())
    }

    /// Titles.
    pub(crate) fn title(self) -> Style {
        self.fg(0xE9C25A, Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// The ribbon that says what is to be done.
    pub(crate) fn ribbon(self) -> Style {
        self.pick(
            Style::new().bg(rgb(0xE9C25A)).fg(INK),
            Style::new().bg(Color::Yellow).fg(Color::Black),
            Style::new().add_modifier(Modifier::REVERSED),
        )
        .add_modifier(Modifier::BOLD)
    }

    /// What is selected.
    pub(crate) fn selected(self) -> Style {
        self.ribbon()
    }

    /// Why not, losses, blanked cards.
    pub(crate) fn rubric(self) -> Style {
        self.fg(0xFF927A, Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// Gains.
    pub(crate) fn leaf(self) -> Style {
        self.fg(0x97D28A, Color::LightGreen).add_modifier(Modifier::BOLD)
    }

    /// Lines that separate.
    pub(crate) fn rule(self) -> Style {
        self.pick(Style::new().fg(rgb(0xC08A1E)), Style::new().fg(Color::DarkGray), Style::new())
    }

    /// A seat's name.
    pub(crate) fn seat(self, seat: usize) -> Style {
        const SEATS: [(u32, Color); 7] = [
            (0xFF927A, Color::LightRed),
            (0x8FBDF5, Color::LightBlue),
            (0xE6B325, Color::Yellow),
            (0x7FCBA4, Color::LightGreen),
            (0xD98FB4, Color::LightMagenta),
            (0xF3EBDD, Color::White),
            (0xB9BEC8, Color::Gray),
        ];
        let (pigment, sixteen) = SEATS[seat % SEATS.len()];
        self.fg(pigment, sixteen).add_modifier(Modifier::BOLD)
    }

    /// The face of a card of a suit: ground and print.
    pub(crate) fn suit(self, suit: Suit) -> Style {
        let (ground, print, sixteen) = match suit {
            Suit::Land => (0x7B5226, VELLUM, Color::Yellow),
            Suit::Flood => (0x1D4F9A, VELLUM, Color::LightBlue),
            Suit::Weather => (0xB7CAD6, INK, Color::Cyan),
            Suit::Flame => (0xC53F0B, VELLUM, Color::LightRed),
            Suit::Army => (0x363B44, VELLUM, Color::Gray),
            Suit::Wizard => (0x6A3380, VELLUM, Color::Magenta),
            Suit::Leader => (0xE0AE2E, INK, Color::LightYellow),
            Suit::Beast => (0x8DB04F, INK, Color::LightGreen),
            Suit::Weapon => (0x9C1C3F, VELLUM, Color::Red),
            Suit::Artifact => (0x74BDB4, INK, Color::LightCyan),
            Suit::Wild => (0xEFE3C6, INK, Color::White),
        };
        self.ground(ground, print, sixteen)
    }

    /// The face of a portal of a colour.
    pub(crate) fn portal(self, colour: Colour) -> Style {
        match colour {
            Colour::Yellow => self.ground(0xE6B93A, INK, Color::LightYellow),
            Colour::Purple => self.ground(0xB48AC2, INK, Color::LightMagenta),
            Colour::Green => self.ground(0x3B7A3F, VELLUM, Color::LightGreen),
            Colour::Blue => self.ground(0x173F82, VELLUM, Color::LightBlue),
        }
    }

    /// A token, or a crystal on a field of its animus.
    pub(crate) fn token(self, token: Token) -> Style {
        match token {
            Token::Air => self.ground(0xBFDCEB, INK, Color::LightCyan),
            Token::Water => self.ground(0x1D5FA8, VELLUM, Color::LightBlue),
            Token::Earth => self.ground(0x6B4423, VELLUM, Color::Yellow),
            Token::Life => self.ground(0x86B049, INK, Color::LightGreen),
            Token::Fire => self.ground(0xC53F0B, VELLUM, Color::LightRed),
            Token::Shadow => self.ground(0x33283F, VELLUM, Color::Gray),
            Token::Universal => self.ground(0xE0AE2E, INK, Color::White),
        }
    }

    /// The face of a tile of a faction.
    pub(crate) fn faction(self, faction: Faction) -> Style {
        match faction {
            Faction::Sculptors => self.ground(0x8DB04F, INK, Color::LightGreen),
            Faction::Engineers => self.ground(0xE6B93A, INK, Color::LightYellow),
        }
    }

    /// A side of a tile with its element.
    pub(crate) fn element(self, element: Element) -> Style {
        match element {
            Element::Earth => self.ground(0x6B4423, VELLUM, Color::Yellow),
            Element::Air => self.ground(0xBFDCEB, INK, Color::LightCyan),
            Element::Water => self.ground(0x1D5FA8, VELLUM, Color::LightBlue),
            Element::Fire => self.ground(0xC53F0B, VELLUM, Color::LightRed),
        }
    }

    /// The ground of a terrain.
    pub(crate) fn terrain(self, terrain: Terrain) -> Style {
        match terrain {
            Terrain::Plain => self.ground(0xC9C877, INK, Color::LightGreen),
            Terrain::Mountain => self.ground(0xA58F7A, INK, Color::Gray),
            Terrain::Desert => self.ground(0xE3BE6E, INK, Color::LightYellow),
            Terrain::Forest => self.ground(0x5E9150, INK, Color::Green),
            Terrain::Lake => self.ground(0x8CBFD9, INK, Color::LightCyan),
            Terrain::Swamp => self.ground(0x7F9078, INK, Color::Yellow),
        }
    }

    /// The sea before an island of the wise.
    pub(crate) fn sea(self) -> Style {
        self.ground(0x2F6E90, VELLUM, Color::Blue)
    }

    /// An island of the wise.
    pub(crate) fn wise(self) -> Style {
        self.ground(0xB48AC2, INK, Color::LightMagenta)
    }

    /// A road over any ground.
    pub(crate) fn road(self) -> Style {
        self.pick(Style::new().fg(rgb(0x5B2E0E)), Style::new().fg(Color::LightRed), Style::new())
            .add_modifier(Modifier::BOLD)
    }

    /// The selected place of the island.
    pub(crate) fn pin(self) -> Style {
        self.pick(
            Style::new().bg(rgb(0x17130F)).fg(rgb(0xFFE08A)),
            Style::new().bg(Color::LightYellow).fg(Color::Black),
            Style::new().add_modifier(Modifier::REVERSED),
        )
        .add_modifier(Modifier::BOLD)
    }

    /// A mage on the island, in the colour of its seat.
    pub(crate) fn mage(self, seat: usize) -> Style {
        let seat = self.seat(seat);
        let dark = Style::new().bg(rgb(0x17130F)).fg(seat.fg.unwrap_or(VELLUM));
        self.pick(dark, seat.add_modifier(Modifier::REVERSED), Style::new().add_modifier(Modifier::REVERSED))
            .add_modifier(Modifier::BOLD)
    }

    fn ground(self, ground: u32, print: Color, sixteen: Color) -> Style {
        self.pick(Style::new().bg(rgb(ground)).fg(print), Style::new().fg(sixteen), Style::new())
    }

    /// The face of a blanked card.
    pub(crate) fn blanked(self) -> Style {
        self.pick(
            Style::new().bg(rgb(0x8C857A)).fg(INK),
            Style::new().fg(Color::DarkGray),
            Style::new().add_modifier(Modifier::DIM),
        )
    }

    /// The frame of a selected card.
    pub(crate) fn selected_frame(self) -> Style {
        self.fg(0xFFE08A, Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// The tab on a card: what it gives or brings.
    pub(crate) fn tab(self) -> Style {
        self.pick(Style::new().bg(rgb(0xFDF8EC)).fg(INK), Style::new().fg(Color::White), Style::new())
            .add_modifier(Modifier::BOLD)
    }

    /// The tab of a blanked card.
    pub(crate) fn blanked_tab(self) -> Style {
        self.pick(Style::new().bg(rgb(0xA3211A)).fg(VELLUM), Style::new().fg(Color::LightRed), Style::new())
            .add_modifier(Modifier::BOLD)
    }
}

/// The sign of a suit: one column wide, in the fonts that terminals use.
pub(crate) const fn symbol(suit: Suit) -> &'static str {
    match suit {
        Suit::Land => "▲",
        Suit::Flood => "≈",
        Suit::Weather => "☼",
        Suit::Flame => "♠",
        Suit::Army => "♜",
        Suit::Wizard => "✶",
        Suit::Leader => "♛",
        Suit::Beast => "♞",
        Suit::Weapon => "†",
        Suit::Artifact => "◎",
        Suit::Wild => "✦",
    }
}
