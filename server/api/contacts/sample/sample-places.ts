export interface SamplePlace {
  country: string
  languages: readonly string[]
  cities: readonly (readonly [city: string, timeZone: string])[]
}

const place = (
  country: string,
  languages: string,
  ...cities: readonly (readonly [string, string])[]
): SamplePlace => ({ country, languages: languages.split(' '), cities })

/** Where people work, by the locale in which they write dates; larger countries have offices in several time zones. */
export const SAMPLE_PLACES: Readonly<Record<string, SamplePlace>> = {
  'en-gb': place('GB', 'en', ['London', 'Europe/London'], ['Manchester', 'Europe/London']),
  'en-us': place(
    'US',
    'en',
    ['New York', 'America/New_York'],
    ['Chicago', 'America/Chicago'],
    ['Los Angeles', 'America/Los_Angeles'],
  ),
  'de-de': place('DE', 'de en', ['Düsseldorf', 'Europe/Berlin'], ['Hamburg', 'Europe/Berlin']),
  'fr-fr': place('FR', 'fr en', ['Paris', 'Europe/Paris'], ['Lyon', 'Europe/Paris']),
  'es-es': place('ES', 'es en', ['Madrid', 'Europe/Madrid'], ['Barcelona', 'Europe/Madrid']),
  'it-it': place('IT', 'it en', ['Milano', 'Europe/Rome'], ['Roma', 'Europe/Rome']),
  'nl-nl': place('NL', 'nl en', ['Amsterdam', 'Europe/Amsterdam']),
  'sv-se': place('SE', 'sv en', ['Stockholm', 'Europe/Stockholm'], ['Göteborg', 'Europe/Stockholm']),
  'pl-pl': place('PL', 'pl en', ['Warszawa', 'Europe/Warsaw'], ['Kraków', 'Europe/Warsaw']),
  'pt-br': place('BR', 'pt es', ['São Paulo', 'America/Sao_Paulo']),
  'ja-jp': place('JP', 'ja en', ['Tokyo', 'Asia/Tokyo'], ['Osaka', 'Asia/Tokyo']),
  'en-in': place('IN', 'en hi', ['Mumbai', 'Asia/Kolkata'], ['Bengaluru', 'Asia/Kolkata']),
}
