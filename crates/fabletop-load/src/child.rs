//! The server as a process of its own.

use anyhow::{Context, Result, bail, ensure};
use fabletop_client::Http;
use std::fs::{self, File};
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::process::{Child, Command};

const PATIENCE: Duration = Duration::from_secs(20);

/// The server as a process; it dies with its owner.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
}

impl Server {
    /// Starts it with the database in that folder, and waits until it answers.
    pub(crate) async fn start(program: &Path, folder: &Path, files: usize) -> Result<Server> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let log = File::options().create(true).append(true).open(folder.join("server.log"))?;
        // A shell raises the number of open files, which this program cannot.
        let script = format!("ulimit -n {files} 2>/dev/null; exec \"$0\" \"$@\"");
        let child = Command::new("sh")
            .arg("-c")
            .arg(script)
            .arg(program)
            .args(["serve", "--no-rate-limits", "--bot-pause", "0"])
            .args(["--addr", &format!("127.0.0.1:{port}"), "--db"])
            .arg(folder.join("fabletop.db"))
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let mut server = Server { child, url: format!("http://127.0.0.1:{port}") };
        server.wait_until_it_answers(folder).await?;
        Ok(server)
    }

    async fn wait_until_it_answers(&mut self, folder: &Path) -> Result<()> {
        let http = Http::new(&self.url)?;
        let begun = Instant::now();
        loop {
            let health = http.request("GET".parse()?, "/health", &[], None).await;
            if health.is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            let ended = self.child.try_wait()?;
            if ended.is_some() || begun.elapsed() > PATIENCE {
                let log = fs::read_to_string(folder.join("server.log")).unwrap_or_default();
                bail!("the server does not answer ({ended:?}); its log:\n{log}");
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Kills it without a word.
    pub(crate) async fn kill(mut self) -> Result<()> {
        self.child.kill().await.context("the server cannot be killed")
    }

    /// Ends it in order.
    pub(crate) async fn stop(mut self) -> Result<()> {
        let id = self.child.id().context("the server has ended")?;
        Command::new("kill").args(["-TERM", &id.to_string()]).status().await?;
        let status = tokio::time::timeout(Duration::from_secs(10), self.child.wait());
        let status = status.await.context("the server does not stop within 10 s")??;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }

    /// Its memory, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let id = self.child.id().context("the server has ended")?;
        let status = fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes * 1024)
    }
}
