import type { Texts } from '../session/texts.ts'

/** `{}` is a limit. */
export const CONTROL_TEXTS: Texts<'required' | 'needed' | 'email' | 'number' | 'least' | 'most'> = {
  en: {
    required: '(required)',
    needed: 'This field is required.',
    email: 'Enter an email address, such as name@example.com.',
    number: 'This is not a number.',
    least: 'Enter at least {}.',
    most: 'Enter at most {}.',
  },
  de: {
    required: '(erforderlich)',
    needed: 'Dieses Feld ist erforderlich.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    number: 'Das ist keine Zahl.',
    least: 'Geben Sie mindestens {} ein.',
    most: 'Geben Sie höchstens {} ein.',
  },
  fr: {
    required: '(obligatoire)',
    needed: 'Ce champ est obligatoire.',
    email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    number: 'Ce n’est pas un nombre.',
    least: 'Saisissez au moins {}.',
    most: 'Saisissez au plus {}.',
  },
  es: {
    required: '(obligatorio)',
    needed: 'Este campo es obligatorio.',
    email: 'Introduzca una dirección de correo electrónico, por ejemplo nombre@example.com.',
    number: 'No es un número.',
    least: 'Introduzca como mínimo {}.',
    most: 'Introduzca como máximo {}.',
  },
  pt: {
    required: '(obrigatório)',
    needed: 'Este campo é obrigatório.',
    email: 'Digite um endereço de e-mail, como nome@example.com.',
    number: 'Isto não é um número.',
    least: 'Digite no mínimo {}.',
    most: 'Digite no máximo {}.',
  },
  ja: {
    required: '（必須）',
    needed: '入力してください。',
    email: 'name@example.comのようなメールアドレスを入力してください。',
    number: '数値ではありません。',
    least: '{}以上の数値を入力してください。',
    most: '{}以下の数値を入力してください。',
  },
}
