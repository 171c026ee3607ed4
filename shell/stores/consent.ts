import { atom } from 'nanostores'

export type Consent = 'unasked' | 'granted' | 'refused'

/** Whether the person who is signed in lets us record what they use. Anybody may change their mind at any time. */
export const $consent = atom<Consent>('unasked')

export const setConsent = (consent: Consent): void => $consent.set(consent)
