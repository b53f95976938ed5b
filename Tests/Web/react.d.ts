// The types of React that Examples/Web uses. The Debian package of React has no types.
declare module "react" {
  export interface Ref<T> { current: T }
  export function useRef<T>(value: T): Ref<T>;
  export function useRef<T>(value: null): Ref<T | null>;
  export function useEffect(effect: () => (() => void) | void, dependencies?: unknown[]): void;
  export function useState<T>(value: T): [T, (value: T) => void];
}
declare module "react/jsx-runtime" {
  export namespace JSX {
    interface IntrinsicElements { [name: string]: unknown }
  }
  export function jsx(type: unknown, properties: unknown, key?: unknown): unknown;
  export const jsxs: typeof jsx;
}
