//! How often one address may do something.

use crate::config::{Limits, Rate, Rates};
use crate::error::ApiError;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};

/// What is counted by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    Request,
    SignIn,
    Guest,
}

/// The counters; none where nothing is counted.
pub(crate) struct RateLimits(Option<Counters>);

struct Counters {
    rates: Rates,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits) -> RateLimits {
        RateLimits(limits.rates.clone().map(|rates| Counters {
            requests: RateLimiter::keyed(quota(rates.requests)),
            sign_ins: RateLimiter::keyed(quota(rates.sign_ins)),
            guests: RateLimiter::keyed(quota(rates.guests)),
            rates,
        }))
    }

    /// Counts one; refuses if there were too many.
    pub(crate) fn count(&self, what: Counted, address: IpAddr) -> Result<(), ApiError> {
        let Some(counters) = &self.0 else { return Ok(()) };
        let counter = match what {
            Counted::Request => &counters.requests,
            Counted::SignIn => &counters.sign_ins,
            Counted::Guest => &counters.guests,
        };
        let too_fast = |not_until: governor::NotUntil<_>| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            ApiError::too_fast(wait.as_secs() + 1)
        };
        counter.check_key(&household(address)).map(drop).map_err(too_fast)
    }

    /// A counter for the messages of one connection.
    pub(crate) fn messages(&self) -> MessageRate {
        MessageRate(self.0.as_ref().map(|counters| RateLimiter::direct(quota(counters.rates.messages))))
    }

    /// Forgets addresses that are as good as new.
    pub(crate) fn forget(&self) {
        if let Some(counters) = &self.0 {
            for counter in [&counters.requests, &counters.sign_ins, &counters.guests] {
                counter.retain_recent();
                counter.shrink_to_fit();
            }
        }
    }
}

/// How often one connection may say something.
pub(crate) struct MessageRate(Option<DefaultDirectRateLimiter>);

impl MessageRate {
    pub(crate) fn allows_one(&self) -> bool {
        self.0.as_ref().is_none_or(|counter| counter.check().is_ok())
    }
}

fn quota(rate: Rate) -> Quota {
    let quota = Quota::with_period(rate.every).unwrap_or_else(|| Quota::per_second(rate.burst));
    quota.allow_burst(rate.burst)
}

/// Whoever has one address of version 6 has 2^64 of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_burst_passes_and_the_next_is_told_when_to_come() {
        let rates = RateLimits::new(&Limits::default());
        let somebody = IpAddr::from([10, 0, 0, 1]);
        assert!((0..5).all(|_| rates.count(Counted::SignIn, somebody).is_ok()));
        let refused = rates.count(Counted::SignIn, somebody).err().map(ApiError::into_body);
        let refused = refused.map(|body| (body.code, body.params["seconds"].as_u64().unwrap_or_default()));
        assert!(matches!(&refused, Some((code, 1..=13)) if code == "too-fast"), "{refused:?}");
        assert!(rates.count(Counted::SignIn, IpAddr::from([10, 0, 0, 2])).is_ok());
        assert!(rates.count(Counted::Request, somebody).is_ok());
    }

    #[test]
    fn neighbours_of_version_6_are_one() {
        let address = |text: &str| text.parse::<IpAddr>().map(household);
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
    }
}
