import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// One step further, so that this document and that of the landing page start the same way.
void import('./app/start-app.tsx').then(({ startApp }) => startApp(root));
