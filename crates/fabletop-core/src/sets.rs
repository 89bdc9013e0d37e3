//! What every small set of a game's things has.

/// Shows a set as the list of its members, in debug texts and on the wire, and reads it back; a list that
/// names a member twice is refused. The set has `EMPTY`, `insert` and `iter`.
///
/// ```
/// # extern crate alloc;
/// #[derive(Clone, Copy, PartialEq)]
/// struct Digits(u16);
///
/// impl Digits {
///     const EMPTY: Digits = Digits(0);
///     fn insert(&mut self, digit: u8) { self.0 |= 1 << digit }
///     fn iter(self) -> impl Iterator<Item = u8> { (0..10).filter(move |digit| self.0 & 1 << digit != 0) }
/// }
/// fabletop_core::set_as_list!(Digits of u8);
///
/// assert_eq!(format!("{:?}", [7, 3].into_iter().collect::<Digits>()), "{3, 7}");
/// ```
#[macro_export]
macro_rules! set_as_list {
    ($set:ident of $member:ident) => {
        impl ::core::iter::FromIterator<$member> for $set {
            fn from_iter<I: ::core::iter::IntoIterator<Item = $member>>(members: I) -> $set {
                let mut set = $set::EMPTY;
                members.into_iter().for_each(|member| set.insert(member));
                set
            }
        }

        impl ::core::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<$set, D::Error> {
                let members = ::alloc::vec::Vec::<$member>::deserialize(deserializer)?;
                let set: $set = members.iter().copied().collect();
                if set.iter().count() == members.len() {
                    ::core::result::Result::Ok(set)
                } else {
                    ::core::result::Result::Err(::serde::de::Error::custom("something is in a set twice"))
                }
            }
        }
    };
}
