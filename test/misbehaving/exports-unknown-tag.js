export const tag = 'nobody-registered-this'
