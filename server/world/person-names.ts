import type { Dice } from './dice.ts'

interface Origin {
  locale: string
  language: string
  first: readonly string[]
  last: readonly string[]
}

const words = (text: string) => text.split(' ')

/** Who works at the agencies: names and the way dates and numbers are written where they come from. */
const ORIGINS: readonly Origin[] = [
  origin(
    'en-gb',
    'en-US',
    'Amelia Callum Eilidh Gareth Imogen Kwame Niamh Oliver Rhys Saoirse',
    'Abbott Blackwood Cartwright Davies Fairfax Hughes Mensah Pryce Sutherland Whitcombe',
  ),
  origin(
    'en-US',
    'en-US',
    'Ava Brandon Caleb Danielle Elijah Jasmine Marcus Natalie Tyler Zoe',
    'Bennett Caldwell Dawson Hayes Jefferson Monroe Prescott Ramirez Turner Whitaker',
  ),
  origin(
    'de-DE',
    'de-DE',
    'Anneliese Björn Carsten Dörte Friederike Jörg Katharina Lennart Stefanie Volker',
    'Achterberg Brinkmann Düsterhöft Engelhardt Grossmann Hünefeld Kaltenbach Oberländer Schönfeld Zimmermann',
  ),
  origin(
    'fr-FR',
    'fr-FR',
    'Adèle Benoît Céline Élodie Gaël Jérôme Maëlle Noémie Rémi Théo',
    'Aubertin Beaumont Chevallier Delaunay Fournier Garnier Lefèvre Marchand Rousseau Vasseur',
  ),
  origin(
    'es-ES',
    'es-ES',
    'Alba Begoña Elías Inés Íñigo Joaquín Nerea Noelia Rubén Xavier',
    'Aguirre Barrios Cifuentes Domínguez Echeverría Ibáñez Montero Núñez Quiroga Villanueva',
  ),
  origin(
    'it-IT',
    'it-IT',
    'Alessia Bruno Chiara Dario Elena Fabrizio Giada Lorenzo Nicolò Serena',
    'Bellini Caruso Donati Esposito Ferraro Gentile Lombardi Marchesi Rinaldi Vitale',
  ),
  origin(
    'nl-NL',
    'nl-NL',
    'Anouk Bram Daan Fleur Jeroen Lotte Maarten Noor Sjoerd Willemijn',
    'Bakker Dijkstra Hoekstra Kuipers Meijer Postma Smits Terpstra Veenstra Zijlstra',
  ),
  origin(
    'sv-SE',
    'sv-SE',
    'Åsa Björn Elin Gustav Hanna Linnéa Måns Örjan Signe Viktor',
    'Ahlström Bergqvist Dahlberg Ekström Forsberg Hägglund Lindgren Nyström Sjöberg Wallin',
  ),
  origin(
    'pl-PL',
    'pl-PL',
    'Agnieszka Bartosz Elżbieta Grzegorz Hanna Jędrzej Łucja Michał Paweł Zofia',
    'Borkowska Dąbrowski Głowacki Jabłońska Kaczmarek Majewska Ostrowski Sikora Walczak Zieliński',
  ),
  origin(
    'pt-BR',
    'pt-BR',
    'Antônio Beatriz Caíque Débora Felipe Heloísa João Larissa Otávio Yasmin',
    'Almeida Barbosa Cardoso Fonseca Guimarães Magalhães Nogueira Peixoto Ribeiro Siqueira',
  ),
  origin(
    'ja-JP',
    'ja-JP',
    'Akira Emi Haruka Kenji Mio Naoki Ren Sakura Takumi Yui',
    'Aoki Fujita Hayashi Ishikawa Kobayashi Matsuda Nakagawa Okada Sakamoto Yamazaki',
  ),
  origin(
    'en-IN',
    'en-US',
    'Aarav Divya Ishaan Kavya Meera Nikhil Pooja Rohan Sneha Vikram',
    'Banerjee Chaudhary Deshpande Iyer Joshi Kulkarni Menon Nair Patel Srinivasan',
  ),
]

function origin(locale: string, language: string, first: string, last: string): Origin {
  return { locale, language, first: words(first), last: words(last) }
}

export interface Staff {
  firstname: string
  lastname: string
  email: string
  locale: string
  language: string
}

/** Different people; no two share first and last name, so no two share an address. */
export function staff(dice: Dice, count: number): Staff[] {
  const everybody = ORIGINS.flatMap(({ locale, language, first, last }) =>
    first.flatMap((firstname) => last.map((lastname) => ({ firstname, lastname, locale, language }))),
  )
  const byAddress = new Map(dice.shuffled(everybody).map((person) => [addressOf(person), person]))
  return [...byAddress].slice(0, count).map(([email, person]) => ({ ...person, email }))
}

function addressOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const plain = `${firstname}.${lastname}`.replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll('ø', 'o')
  return `${plain.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}@agency.example`
}
