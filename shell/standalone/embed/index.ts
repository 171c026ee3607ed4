import { define } from '../../../elements/define.ts'
import { OsAnnouncer } from '../../frame/os-announcer.ts'
import { OsNotices } from '../../frame/os-notices.ts'
import '../../lifecycle/ask-back-end.ts' // in the one script, for it shares much with that
import { OsEmbed } from './os-embed.ts'

export { session } from '../../../elements/session/session.ts'

if (!customElements.get('os-embed')) {
  customElements.define('os-embed-announcer', OsAnnouncer)
  customElements.define('os-embed-notices', OsNotices)
}
define('os-embed', OsEmbed)
