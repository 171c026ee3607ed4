/**
 * Lets `Date` of this realm run `offset` milliseconds away from the machine's clock. Written so that its text alone can run
 * in a page: it uses nothing but its parameter.
 */
export function shiftDate(offset) {
  const Machine = Date
  const now = () => Machine.now() + offset
  const Shifted = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Object.defineProperty(Machine.prototype, 'constructor', {
    value: Shifted,
    writable: true,
    configurable: true,
  })
  globalThis.Date = Shifted
}
