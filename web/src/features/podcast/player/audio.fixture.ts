const later = (act: () => void): void => void setTimeout(act, 0);

/** A sound element as browsers have it: it obeys at once, and its events come later. */
export class FakeAudio extends EventTarget {
  paused = true;
  ended = false;
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  preservesPitch = true;
  #src = '';

  get src(): string {
    return this.#src;
  }
  set src(url: string) {
    this.#src = url;
    this.paused = true;
    this.ended = false;
    this.currentTime = 0;
  }
  removeAttribute(): void {
    this.#src = '';
  }
  async play(): Promise<void> {
    if (!this.paused) return;
    this.paused = false;
    this.ended = false;
    later(() => this.dispatchEvent(new Event('play')));
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    later(() => {
      this.dispatchEvent(new Event('timeupdate'));
      this.dispatchEvent(new Event('pause'));
    });
  }
  /** Time goes by while it plays. */
  hear(seconds: number): void {
    this.currentTime += seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
  /** The piece is over. */
  finish(): void {
    this.paused = true;
    this.ended = true;
    later(() => this.dispatchEvent(new Event('ended')));
  }
}
