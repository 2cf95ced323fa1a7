import type { Page } from '@playwright/test';

/** What the scripted browser does when it is asked to listen. */
interface SpeechScript {
  /** The name of the DOMException that asking for the microphone ends in. */
  microphone?: string;
  /** Whether starting throws. */
  startFails?: boolean;
}

declare global {
  interface Window {
    speechScript: SpeechScript;
    /** The session that listens, and what is in its power. */
    speech: {
      lang: string;
      listening: boolean;
      hear: (transcript: string, isFinal: boolean) => void;
      fail: (error?: string) => void;
    };
  }
}

/** Puts a SpeechRecognition into the page that does what `speechScript` says. */
export const withSpeech = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.speechScript = {};
    const getUserMedia = async () => {
      const { microphone } = window.speechScript;
      if (microphone) throw new DOMException('refused', microphone);
      return { getTracks: () => [] };
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    class Scripted extends EventTarget {
      lang = '';
      listening = false;
      start(): void {
        if (window.speechScript.startFails) throw new DOMException('no service', 'InvalidStateError');
        this.listening = true;
        window.speech = this;
      }
      stop(): void {
        if (!this.listening) return;
        this.listening = false;
        this.dispatchEvent(new Event('end'));
      }
      abort(): void {
        this.stop();
      }
      hear(transcript: string, isFinal: boolean): void {
        const result = Object.assign([{ transcript }], { isFinal });
        this.dispatchEvent(Object.assign(new Event('result'), { results: [result] }));
      }
      fail(error?: string): void {
        this.dispatchEvent(Object.assign(new Event('error'), { error }));
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Scripted, webkitSpeechRecognition: Scripted });
  });
};

/** Puts a browser there that has no recognition of its own, but can record. */
export const withoutRecognition = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
};
