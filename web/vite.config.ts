import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { writeIcons } from './scripts/icons.mjs';

writeIcons();

const server = 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser', 'module', 'import', 'default'] : undefined,
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
    fs: { allow: ['..'] },
  },
  // Nothing is inlined: the page's CSP has no data: addresses.
  build: { assetsInlineLimit: 0, target: 'es2022', manifest: true, modulePreload: { polyfill: false } },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
