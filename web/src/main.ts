import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The first picture: no script stands before it. A tab in the background draws none. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!isTold || document.visibilityState !== 'visible') return resolve();
    const watcher = new PerformanceObserver(() => {
      watcher.disconnect();
      resolve();
    });
    watcher.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

void firstPaint()
  .then(() => import('./app/start-app.tsx'))
  .then(({ startApp }) => startApp(root));
