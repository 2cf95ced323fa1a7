import { goOnAsApp } from './app/public/alive/go-on-as-app.ts';
import { bringToLife } from './app/public/alive/page.ts';
import './styles/index.css';

// The script before the first paint has decided what this document shows.
if (document.documentElement.dataset['showing'] === 'app') goOnAsApp();
else bringToLife();
