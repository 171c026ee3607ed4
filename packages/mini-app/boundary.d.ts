declare module '*/boundary.svelte' {
  import type { Component } from 'svelte'
  const Boundary: Component<{ App: unknown; props: object; fail(error: unknown): void }>
  export default Boundary
}
