import { useAnswer } from '../../kit/bridge/use-answer.ts'

interface Choices {
  agencies: readonly { code: string; name: string }[]
  markets: readonly { code: string; name: string }[]
}

/** Agencies and markets that people of the directory work in. */
export const useChoices = () => useAnswer<Choices>('contacts', '/choices', { keptAs: 'contact choices' })
