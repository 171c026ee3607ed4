import { island } from '../../../miniapps/kit/bridge/island.tsx'
import { showLanguage } from '../../../shell/contract/words.ts'
import { DocumentsApp } from './documents-app.tsx'

void showLanguage('en') // built apart from the portal, it has words of its own

export const tag = 'bench-documents'
customElements.define(tag, island(DocumentsApp))
