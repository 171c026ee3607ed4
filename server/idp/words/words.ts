import { catalogues } from '../../words/catalogue.ts'
import de from './de.json' with { type: 'json' }
import enGb from './en-GB.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ptBr from './pt-BR.json' with { type: 'json' }

/** The words of the provider's pages: `words[look.language]('signIn')`. */
export const words = catalogues<keyof typeof en>({
  en,
  'en-GB': enGb,
  de,
  fr,
  es,
  'pt-BR': ptBr,
  ja,
})
