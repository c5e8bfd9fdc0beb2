import { expect, it } from 'vitest';
import { remainder } from './coding';
import { qr, TooLong } from './qr';

it('check bytes are those of the example in the standard', () => {
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(remainder(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

it('grows with the text', () => {
  const sizes = [1, 14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180].map((n) => qr('x'.repeat(n)).length);
  expect(sizes).toEqual([21, 21, 25, 25, 29, 29, 33, 37, 41, 45, 49, 53]);
});

it('refuses what does not fit', () => {
  expect(() => qr('x'.repeat(181))).toThrow(TooLong);
  expect(() => qr('ü'.repeat(91))).toThrow(TooLong);
});

it('draws what a reader has read', () => {
  const rows = qr('https://tripolis.example/t/kestrel').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(rows).toMatchSnapshot();
});
