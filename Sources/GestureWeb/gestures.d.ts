/** The runtime of gspec for the web. */
export interface Place { x: number; y: number }

export type Phase = "recognized" | "began" | "changed" | "ended" | "cancelled" | "possible" | "failed";
export type Tool = "finger" | "pen" | "eraser" | "mouse" | "palm";

/** What a recognizer reports, with the numbers of the table. Times in milliseconds, lengths in CSS pixels, angles in degrees. */
export interface Outcome {
  time: number; activity: number; mechanic: number; phase: Phase; tool: Tool; taps: number; fingers: number;
  x: number; y: number; origin: Place; travel: Place; translation: Place; velocity: Place;
  scale: number; rotation: number; progress: number; committed: boolean; detent: number;
  over: number; overInstance: number; instance: number;
  box: { left: number; top: number; width: number; height: number };
  hasTranslation: boolean; hasVelocity: boolean; hasScale: boolean; hasRotation: boolean; hasProgress: boolean;
  hasCommit: boolean; hasOver: boolean;
}

export interface Sample {
  time: number; phase: "down" | "move" | "up" | "cancel"; finger: number; x: number; y: number;
  element?: number; tool?: Tool; width?: number; height?: number;
}

export interface Reason {
  time: number; recognizer: number; candidate: number; step: number; instance: number; tool: Tool; happening: string;
  numbers: number[];
}

export class GestureModule {
  static load(source?: BufferSource | Response | PromiseLike<Response>): Promise<GestureModule>;
  table(bytes: Uint8Array): GestureTable;
}

export class GestureTable {
  recognizer(options?: { rivals?: boolean; reasons?: boolean }): Recognizer;
  player(): FeedbackPlayer;
  hasFeedback(activity: number): boolean;
  showsPress(activity: number): boolean;
}

export interface Stand { left?: number; right?: number; top?: number; bottom?: number }

export class Recognizer {
  readonly outcomes: Outcome[];
  readonly reasons: Reason[];
  /** When `advance` is due next; Infinity while nothing waits. */
  readonly nextDeadline: number;
  feed(sample: Sample): string | null;
  flush(): void;
  advance(time: number): string | null;
  cancelAll(): void;
  setState(state: number, value: number | boolean, instance?: number): boolean;
  guardHolds(activity: number, element: number): boolean;
  setLayout(isRightToLeft: boolean): void;
  setScreen(width: number, height: number): void;
  setSize(element: number, width: number, height: number): void;
  setFrame(element: number, x: number, y: number, width: number, height: number): void;
  setInstance(element: number, instance: number): void;
  setContent(element: number, stand: Stand, instance?: number): void;
  resetTranslation(activity: number, instance: number, x?: number, y?: number): void;
  resetScale(activity: number, instance: number, scale?: number): void;
  resetRotation(activity: number, instance: number, degrees?: number): void;
}

export interface FeedbackValues {
  x: number; y: number; velocityX: number; velocityY: number; scale: number; rotation: number; opacity: number;
  progress: number; press: number; rest: number;
}

export class FeedbackPlayer {
  setScene(scene: {
    screenWidth?: number; screenHeight?: number; width?: number; height?: number; centreX?: number; centreY?: number;
    rightToLeft?: boolean;
  }): void;
  setBounds(leastX: number, leastY: number, mostX: number, mostY: number): void;
  receive(recognizer: Recognizer, index: number): ("claim" | "threshold" | "commit")[];
  press(time: number, activity?: number): void;
  release(time: number): void;
  cancelPress(time: number): void;
  values(time: number): FeedbackValues;
}

export function inflate(text: string): Promise<ArrayBuffer>;
