/** The schema.org types that become records. */
import type { Thing } from './thing';

/** Event and its subtypes that a visitor can attend. */
const EVENTS = new Set(
  (
    'Event BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent CourseInstance DanceEvent EducationEvent ' +
    'EventSeries ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PerformingArtsEvent ' +
    'PublicationEvent BroadcastEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent'
  ).split(' '),
);
/** Types named like events that nobody attends: parcels, downloads. (User… events count clicks; none ends in Event.) */
const NO_EVENTS = new Set(['DeliveryEvent', 'OnDemandEvent', 'SuspendedEvent', 'DataFeedEvent']);

const NEWS = new Set(
  (
    'NewsArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle OpinionNewsArticle ' +
    'ReportageNewsArticle ReviewNewsArticle BlogPosting LiveBlogPosting'
  ).split(' '),
);

/** Bodies that have departments in the sense of this extension. */
const INSTITUTIONS =
  /^(?:.*University|EducationalOrganization|.*School|.*(?:Medical|Health|Dental).*|Hospital|.*Clinic|Government(?:Organization|Office)|Research(?:Organization|Project)|Library|NGO|Corporation|Organization|Project)$/;

/** LocalBusiness and its subtypes, by their commoner endings. */
const BUSINESSES = new RegExp(
  '^(?:LocalBusiness|AnimalShelter|ArchiveOrganization|ChildCare|Dentist|DryCleaningOrLaundry|EmergencyService|' +
    'EmploymentAgency|InternetCafe|Library|RadioStation|RealEstateAgent|RecyclingCenter|SelfStorage|ShoppingCenter|' +
    'TelevisionStation|TouristInformationCenter|TravelAgency|Hotel|Motel|Hostel|BedAndBreakfast|Resort|SkiResort|' +
    'VacationRental|Campground|Bakery|BarOrPub|Brewery|Distillery|Winery|CafeOrCoffeeShop|FastFoodRestaurant|' +
    'IceCreamShop|Restaurant|AmusementPark|ArtGallery|Casino|ComedyClub|MovieTheater|NightClub|BowlingAlley|' +
    'ExerciseGym|GolfCourse|HealthClub|PublicSwimmingPool|SportsClub|StadiumOrArena|TennisComplex|Hospital|Pharmacy|' +
    'Optician|Physician|Attorney|Notary|.*(?:Store|Business|Establishment|Salon|Spa|Parlor|Contractor|Dealer|Repair|' +
    'Rental|Wash|Station|Clinic|Shop|Agency|Office|Service))$',
);
const NO_BUSINESSES =
  /^(?:.*(?:Government|Broadcast|Web|Financial|Taxi|Cable|Food|Delivery)(?:Office|Service)|Service)$/;

const some = (thing: Thing, test: (type: string) => boolean): boolean => thing.types.some(test);

export const isEvent = (thing: Thing): boolean =>
  some(thing, (type) => EVENTS.has(type) || (type.endsWith('Event') && !NO_EVENTS.has(type)));
export const isPerson = (thing: Thing): boolean => some(thing, (type) => type === 'Person' || type === 'Patient');
export const isNews = (thing: Thing): boolean => some(thing, (type) => NEWS.has(type));
export const isBusiness = (thing: Thing): boolean =>
  some(thing, (type) => BUSINESSES.test(type) && !NO_BUSINESSES.test(type));
export const isInstitution = (thing: Thing): boolean => some(thing, (type) => INSTITUTIONS.test(type));
export const hasType = (thing: Thing, ...types: string[]): boolean => some(thing, (type) => types.includes(type));
