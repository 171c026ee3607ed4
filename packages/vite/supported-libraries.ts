/**
 * Libraries that a portal shares by its import map, each with the range of versions that an app may be built
 * with.
 */
export const SUPPORTED_LIBRARIES = {
  react: { from: '19.0.0', below: 20 },
  'react-dom': { from: '19.0.0', below: 20 },
  lit: { from: '3.0.0', below: 4 },
  'lit-html': { from: '3.0.0', below: 4 },
  '@lit/reactive-element': { from: '2.0.0', below: 3 },
  nanostores: { from: '1.0.0', below: 2 },
  '@nanostores/react': { from: '1.0.0', below: 3 },
} as const satisfies Record<string, { from: string; below: number }>

export type SharedLibrary = keyof typeof SUPPORTED_LIBRARIES
