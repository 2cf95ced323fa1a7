import { AFTER_SIGN_IN } from '@studia/contract/limits';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { STORED } from '../client/storage-keys.ts';
import { useAuth } from '../features/auth/auth-state.tsx';

/** Takes who has just come in to where they wanted to go (SPEC 4.7); who has things to do first goes there afterwards. */
export const SignInRedirect = () => {
  const { isRegistering, needsProfileDetails } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = pathname === '/' && !isRegistering && !needsProfileDetails;
  useEffect(() => {
    const target = arrived ? wantedPlace() : null;
    if (!target) return undefined;
    const timer = setTimeout(() => {
      forgetWishes();
      void navigate(target.to, target.options);
    }, AFTER_SIGN_IN.redirectDelay);
    return () => clearTimeout(timer);
  }, [arrived, navigate]);
  return null;
};

interface Target {
  to: string;
  options: NavigateOptions;
}

/** A question typed on the landing page comes first; it travels along, and is asked once. */
const wantedPlace = (): Target | null => {
  const query = localStorage.getItem(STORED.pendingQuery);
  if (query !== null) return { to: '/goal-setting', options: { state: { query } } };
  const place = localStorage.getItem(STORED.redirectAfterAuth);
  return place !== null && isOwnPath(place) ? { to: place, options: { replace: true } } : null;
};

const forgetWishes = (): void => {
  localStorage.removeItem(STORED.pendingQuery);
  localStorage.removeItem(STORED.redirectAfterAuth);
};

/** Only places of our own: `//elsewhere.org` would be somebody else's. */
const isOwnPath = (place: string): boolean => /^\/(?![/\\])/.test(place);
