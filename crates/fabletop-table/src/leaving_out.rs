//! A struct without one of its fields, left out while it is serialised: nothing is made that is thrown away.

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// Serialises as `value` does, without that field; as it is, where there is no such field.
pub(crate) struct LeavingOut<'a, T> {
    pub(crate) field: &'a str,
    pub(crate) value: &'a T,
}

impl<T: Serialize> Serialize for LeavingOut<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(Passing { field: self.field, to: serializer })
    }
}

/// Passes everything on but that field of the outermost struct.
struct Passing<'a, S> {
    field: &'a str,
    to: S,
}

impl<S: SerializeStruct> SerializeStruct for Passing<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        if key == self.field { self.to.skip_field(key) } else { self.to.serialize_field(key, value) }
    }

    fn skip_field(&mut self, key: &'static str) -> Result<(), S::Error> {
        self.to.skip_field(key)
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.to.end()
    }
}

macro_rules! pass_on {
    ($($name:ident($($argument:ident: $type:ty),*) -> $answer:ident;)*) => {
        $(fn $name(self $(, $argument: $type)*) -> Result<S::$answer, S::Error> {
            self.to.$name($($argument),*)
        })*
    };
}

impl<'a, S: Serializer> Serializer for Passing<'a, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = S::SerializeSeq;
    type SerializeTuple = S::SerializeTuple;
    type SerializeTupleStruct = S::SerializeTupleStruct;
    type SerializeTupleVariant = S::SerializeTupleVariant;
    type SerializeMap = S::SerializeMap;
    type SerializeStruct = Passing<'a, S::SerializeStruct>;
    type SerializeStructVariant = S::SerializeStructVariant;

    fn serialize_struct(self, name: &'static str, len: usize) -> Result<Self::SerializeStruct, S::Error> {
        Ok(Passing { field: self.field, to: self.to.serialize_struct(name, len)? })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.to.serialize_some(value)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.to.serialize_newtype_struct(name, value)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.to.serialize_newtype_variant(name, index, variant, value)
    }

    fn is_human_readable(&self) -> bool {
        self.to.is_human_readable()
    }

    pass_on! {
        serialize_bool(value: bool) -> Ok;
        serialize_i8(value: i8) -> Ok;
        serialize_i16(value: i16) -> Ok;
        serialize_i32(value: i32) -> Ok;
        serialize_i64(value: i64) -> Ok;
        serialize_i128(value: i128) -> Ok;
        serialize_u8(value: u8) -> Ok;
        serialize_u16(value: u16) -> Ok;
        serialize_u32(value: u32) -> Ok;
        serialize_u64(value: u64) -> Ok;
        serialize_u128(value: u128) -> Ok;
        serialize_f32(value: f32) -> Ok;
        serialize_f64(value: f64) -> Ok;
        serialize_char(value: char) -> Ok;
        serialize_str(value: &str) -> Ok;
        serialize_bytes(value: &[u8]) -> Ok;
        serialize_none() -> Ok;
        serialize_unit() -> Ok;
        serialize_unit_struct(name: &'static str) -> Ok;
        serialize_unit_variant(name: &'static str, index: u32, variant: &'static str) -> Ok;
        serialize_seq(len: Option<usize>) -> SerializeSeq;
        serialize_tuple(len: usize) -> SerializeTuple;
        serialize_tuple_struct(name: &'static str, len: usize) -> SerializeTupleStruct;
        serialize_tuple_variant(name: &'static str, index: u32, variant: &'static str, len: usize) -> SerializeTupleVariant;
        serialize_map(len: Option<usize>) -> SerializeMap;
        serialize_struct_variant(name: &'static str, index: u32, variant: &'static str, len: usize) -> SerializeStructVariant;
    }
}

#[cfg(test)]
mod tests {
    use super::LeavingOut;
    use serde::Serialize;

    #[derive(Serialize)]
    struct Pair {
        one: u8,
        two: Option<Box<Pair>>,
    }

    fn json(field: &str, value: &impl Serialize) -> String {
        serde_json::to_string(&LeavingOut { field, value }).expect("JSON")
    }

    #[test]
    fn only_the_outermost_field_is_left_out() {
        let pair = Pair { one: 1, two: Some(Box::new(Pair { one: 2, two: None })) };
        assert_eq!(json("one", &pair), r#"{"two":{"one":2,"two":null}}"#);
        assert_eq!(json("two", &pair), r#"{"one":1}"#);
        assert_eq!(json("three", &pair), serde_json::to_string(&pair).expect("JSON"));
    }

    #[test]
    fn a_text_has_no_fields() {
        assert_eq!(json("config", &"config"), r#""config""#);
    }
}
