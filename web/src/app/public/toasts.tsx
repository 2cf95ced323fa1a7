import { createRoot } from 'react-dom/client';
import { ToastStack } from '../../ui/feedback/toast-stack.tsx';
import { sayToast, type ToastMessage } from '../../ui/feedback/toast.ts';

/** Goes on saying, over a public page, what the application had begun to say. */
export const showToasts = (messages: readonly ToastMessage[]): void => {
  messages.forEach(sayToast);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastStack />);
};
