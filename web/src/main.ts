import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startTexts } from '$lib/i18n/index.svelte';
import { startTheme } from '$lib/theme.svelte';

startTheme();
await startTexts();
const target = document.getElementById('app');
if (target) mount(App, { target });
