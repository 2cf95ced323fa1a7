import { startApp } from './app/start-app.tsx';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startApp(root);
