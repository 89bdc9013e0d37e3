//! How often somebody may do something.

use crate::HostError;
use tokio::time::Instant;

/// Fills with the time up to its brim; what is done takes one out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    a_second: f64,
    brim: f64,
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(a_second: u32, at_once: u32) -> Bucket {
        let brim = f64::from(at_once);
        Bucket { a_second: f64::from(a_second), brim, level: brim, at: Instant::now() }
    }

    /// Takes one out, or says when there will be one.
    pub(crate) fn take(&mut self) -> Result<(), HostError> {
        let now = Instant::now();
        let filled = now.duration_since(self.at).as_secs_f64() * self.a_second;
        self.level = (self.level + filled).min(self.brim);
        self.at = now;
        if self.level < 1.0 {
            let seconds = ((1.0 - self.level) / self.a_second.max(f64::MIN_POSITIVE)).ceil();
            return Err(HostError::TooFast { seconds: seconds.min(3600.0) as u32 });
        }
        self.level -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_then_one_after_the_other() {
        let mut bucket = Bucket::new(2, 3);
        let taken = (0..9).filter(|_| bucket.take().is_ok()).count();
        assert_eq!(taken, 3);
        assert!(matches!(bucket.take(), Err(HostError::TooFast { seconds: 1 })));
        tokio::time::advance(Duration::from_millis(1000)).await;
        assert_eq!((0..9).filter(|_| bucket.take().is_ok()).count(), 2);
    }
}
