import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { beginAnalytics } from './app/analytics/begin.ts';
import { AuthModalHost } from './app/auth-modal-host.tsx';
import { Router } from './app/router.tsx';
import { WhileSignedIn } from './app/while-signed-in.tsx';
import { AuthProvider } from './features/auth/auth-state.tsx';
import './styles/index.css';
import { Toaster } from './ui/toaster.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AuthProvider>
        <Router />
        <AuthModalHost />
        <WhileSignedIn />
      </AuthProvider>
      <Toaster />
    </BrowserRouter>
  </StrictMode>,
);

beginAnalytics();
