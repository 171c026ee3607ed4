/**
 * The contract between the portal and a mini-app: what an element is handed, what it may ask for, what its
 * module may export.
 */
export type * from '../../shell/contract/mini-app.ts'
export type * from '../../shell/contract/mini-app-module.ts'
export * from '../../shell/contract/events.ts'
export type * from '../../shell/contract/command.ts'
export type * from '../../shell/contract/shortcut.ts'
export * from '../../shell/contract/holds.ts'
export * from '../../shell/contract/has-feature.ts'
export * from '../../shell/contract/framed-app.ts'
