import { useSyncExternalStore } from 'react';
import { playerState, type PlayerState } from './state.ts';

export const usePlayer = (): PlayerState => useSyncExternalStore(playerState.subscribe, playerState.get);
