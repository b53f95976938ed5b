import type { GestureModule, Phase, Place, Stand, Tool } from "./gestures.js";

/** One gesture of one activity, as its handler gets it. */
export interface GestureEvent<Activity extends string, Does extends string, Target extends string, Mechanic extends string> {
  activity: Activity;
  does: Does;
  target: Target;
  /** What was touched: the node of the page. */
  element: Element | null;
  phase: Phase;
  time: number;
  /** Whether a keyboard or an assistive device asked for it: such a gesture has no place and no movement. */
  isAlternative: boolean;
  mechanic?: Mechanic;
  tool?: Tool;
  taps?: number;
  fingers?: number;
  x?: number;
  y?: number;
}

/** What movements have besides. */
export interface Movement {
  origin?: Place;
  travel?: Place;
  translation?: Place;
  velocity?: Place;
  scale?: number;
  rotation?: number;
  progress?: number;
  committed?: boolean;
  over?: string | null;
  overElement?: Element | null;
  box?: { left: number; top: number; width: number; height: number };
}

export interface GestureProduct<Handler, State, ElementState> {
  readonly name: string;
  readonly table: string;
  readonly elements: readonly string[];
  /** The elements whose text can be selected or edited. */
  readonly texts: readonly string[];
  readonly mechanics: readonly string[];
  readonly recognizers: readonly number[];
  readonly states: readonly { name: string; element: string | null; words?: readonly string[] }[];
  readonly activities: readonly {
    name: string; does: string; target: string; takes: readonly string[]; again?: boolean; over?: boolean; detents?: readonly string[];
    alternative?: string; continuous?: boolean; commits?: boolean;
  }[];
  readonly types?: { handler: Handler; state: State; elementState: ElementState };
}

export interface GestureOptions<State, Activity extends string = string> {
  module?: GestureModule;
  state?: Partial<State>;
  /** Activities that the browser does itself, as scrolling. */
  leave?: readonly Activity[];
  feedback?: boolean;
  onOutcome?: (gesture: GestureEvent<string, string, string, string> & Movement) => void;
}

export function loadGestures(source?: BufferSource | Response | PromiseLike<Response>): Promise<GestureModule>;

export interface GestureAction { activity: string; label: string; perform(): boolean }

/** The handler must be what the product asks, and does not decide what that is. */
type Asked<Type> = [Type][Type extends unknown ? 0 : never];

export class GestureHost<Handler, State, ElementState> {
  static start<Handler, State, ElementState>(
    root: Element | ShadowRoot, product: GestureProduct<Handler, State, ElementState>, handler: Asked<Handler>,
    options?: GestureOptions<State, Extract<keyof Handler, string>>,
  ): Promise<GestureHost<Handler, State, ElementState>>;
  setState(values: Partial<State>): void;
  setElementState(node: Element, values: Partial<ElementState>): void;
  setContent(node: Element, stand: Stand): void;
  actions(node: Element): GestureAction[];
  cancel(): void;
  stop(): void;
}
