import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// As the template of Vite has it.
export default defineConfig({ plugins: [react()] });
