import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // react-aria speaks 34 languages; we ship the words of ours. Only the browser's build cares about size.
    isSsrBuild ? [] : { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: 'es2024',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? 'src/entryServer.tsx' : 'src/entryClient.tsx' },
  },
  ssr: { noExternal: [/^@guildhall\//] },
}));
