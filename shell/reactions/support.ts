import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { $mountedApp } from '../stores/app-status.ts'
import { partWhile } from './part-while.ts'

const $isWanted = computed($mountedApp, (app) => Boolean(CONFIG.support && CONFIG.supportWidgetKeys[app]))

/** Spec sections 3 and 7: the mounted app's support widget, where the configuration has a key for that app. */
export function supportIsOffered(): void {
  partWhile($isWanted, async () => (await import('./support-widget.ts')).showSupportWidget, 'Support')
}
