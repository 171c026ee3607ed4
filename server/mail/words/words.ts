import type { Language } from '../../../shell/contract/words.ts'
import { catalogue, type Say } from '../../words/catalogue.ts'
import de from './de.json' with { type: 'json' }
import enGb from './en-GB.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ptBr from './pt-BR.json' with { type: 'json' }

/** The words of mails: `words[language]('invitation.subject', params)`. */
export const words: Readonly<Record<Language, Say<keyof typeof en>>> = {
  en: catalogue('en', en),
  'en-GB': catalogue('en-GB', { ...en, ...enGb }),
  de: catalogue('de', de),
  fr: catalogue('fr', fr),
  es: catalogue('es', es),
  'pt-BR': catalogue('pt-BR', ptBr),
  ja: catalogue('ja', ja),
}
