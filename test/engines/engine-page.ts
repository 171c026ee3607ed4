/**
 * A page in any engine, with the functions of Puppeteer's that the tests use. Keys are named as by
 * Playwright: `Shift+Tab`.
 */
export interface EnginePage {
  goto(url: string): Promise<unknown>
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  keyboard: { press(combination: string): Promise<void>; type(text: string): Promise<void> }
  mouse: { click(x: number, y: number): Promise<void> }
  setViewport(size: { width: number; height: number }): Promise<void>
}

/** A page in a browser of its own. */
export interface EngineWindow extends EnginePage {
  /** Error that it threw and nobody caught, where the engine tells. */
  faults?: readonly string[]
  close(): Promise<void>
}
