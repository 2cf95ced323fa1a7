import { goOnAsApp } from './app/public/enhance/go-on-as-app.ts';
import { enhancePage } from './app/public/enhance/page.ts';
import './styles/index.css';

// The script before the first paint has decided what this document shows.
if (document.documentElement.dataset['showing'] === 'app') goOnAsApp();
else enhancePage();
