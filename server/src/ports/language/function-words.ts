import type { LatinLanguage } from './port.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Words that a language is also told by, most of them shared with a neighbour: only together they say which one it is. What is an
 * English word too (“die”, “man”, “plus”) is left out: a single one would take an English sentence for another.
 */
export const FUNCTION_WORDS: Readonly<Record<Exclude<LatinLanguage, 'en' | 'hi-Latn'>, ReadonlySet<string>>> =
  {
    es: words(
      'cual cuanto cuanta cuantos cuantas entre desde hasta si no ni o cada otro otra todo todos tiene tienen puede vale mide halla calcula resuelve encuentra dos tres entonces ancho largo tiempo despues antes sobre menos',
    ),
    fr: words(
      'de en au aux une se ce cet cette ces si ne pas moins puis donc quel quelle quels quelles combien entre chaque sa ses leur leurs sont ete peut faut fait calculer calcule trouver trouve resous obtenir deux trois quatre apres avant sans a y quand si cest dun dune depuis tout tous voici',
    ),
    de: words(
      'des im aus nach an als auch oder wenn sich wird werden sind welche welcher welches wieviel viele jeder jede jedes diese dieser dieses berechne bestimme lose gib lange breite hohe zwei drei vier uber unter zwischen dann weil dass noch nur mehr sein seine ihre haben gibt steht kommt weit',
    ),
    pt: words(
      'o a os ao aos um sem ate entre cada qual quais quanto quanta quantos quantas depois antes entao sobre sao tem pode vale mede calcule calcula encontre ache resolva dois tres seu sua seus suas ou nem ja parte corpo tempo',
    ),
  };

/** The same of languages that nobody here speaks: their sentences are taken for none of ours. */
export const NEIGHBOURS: readonly ReadonlySet<string>[] = [
  // Italian
  words(
    'il la i gli le un uno una di del della dello dei delle degli da dal dalla in nel nella con su sul sulla tra fra e ed o se che chi non si ci quando quanto quanti quanta quale quali sono ho hai ha abbiamo hanno e anche piu meno ogni questo questa quello quella quindi allora perche trova calcola risolvi tre dove poi ah mi ti suo sua lato',
  ),
  // Dutch
  words(
    'de het een van op met voor aan door bij naar uit om tot en maar als dat dit deze zijn heeft heb hebben wordt worden kan moet niet geen ook nog er je ik hij zij ze hoe wat welke wie waar hoeveel elke bereken bepaal twee drie vier daarbij dus omdat meer minder mijn jouw haar hun',
  ),
  // Polish
  words(
    'w na z o od po przez dla nie tak jest sa byl ma mam jak co ile kiedy gdzie ktory ktora czy sie ta te oblicz znajdz rozwiaz dwa trzy oraz jego jej wynosi',
  ),
  // Turkish
  words(
    've bir bu su o ile icin de da ne kac nasil neden mi mu olan olarak kadar daha cok gibi var yok ise bul hesapla coz iki uc dort nedir kactir',
  ),
  // Romanian
  words(
    'si la cu din pe o pentru este sunt nu ce cati cate unde se lui ale a calculeaza calculati afla rezolva doua trei mai daca atunci',
  ),
  // Swedish, Danish, Norwegian
  words(
    'och og att det den en ett et i pa av af med til om ar er har hur hvor vad hvad hva mycket meget manga mange inte ikke jag jeg vi du de berakna beregn losa los finn finde tva to tre fyra',
  ),
  // Indonesian and Malay
  words(
    'yang dan di ke dari untuk dengan pada ini itu adalah tidak saya kamu berapa bagaimana jika maka sebuah seorang hitung tentukan carilah dua tiga akan ada',
  ),
];
